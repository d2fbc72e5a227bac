import { faults, fill, Refusal, text } from '../../kernel';
import { columnOf, hooksOn, type Call, type ResourceHooks } from '../../records';
import { readLayout, storedLayout } from './stored-layout';

const OTHER_REGISTER = text(
  '对应关系属于登记表“{register}”，与所选的登记表不符',
  'The mapping is that of {register}, not of the chosen register',
);
const NOT_IMPORTED = text('登记表“{code}”不能导入', 'The register {code} takes no imports');
const UNKNOWN_FIELD = text('登记表“{label}”没有列“{field}”', 'The register {label} has no column {field}');

/** A profile names a register that takes imports, and columns of its workbook. */
const hooks: ResourceHooks<typeof storedLayout> = {
  beforeSubmit(call: Call, values) {
    const layout = readLayout(String(values.layout ?? ''));
    if (!layout) return;
    const register = call.resources.find(({ name }) => name === values.code);
    if (!register?.workbook || !register.calls.includes('import')) {
      throw invalid('code', fill(NOT_IMPORTED, { code: String(values.code) }));
    }
    if (layout.register !== values.code) throw invalid('layout', fill(OTHER_REGISTER, { register: layout.register }));
    const unknown = Object.keys(layout.fields).find(
      (field) => !register.workbook!.includes(field) || !columnOf(register, field),
    );
    if (unknown) {
      const named = { field: unknown };
      throw invalid(
        'layout',
        text(
          fill(UNKNOWN_FIELD, { ...named, label: register.label.zh }).zh,
          fill(UNKNOWN_FIELD, { ...named, label: register.label.en }).en,
        ),
      );
    }
  },
};

const invalid = (field: string, message: ReturnType<typeof text>) =>
  new Refusal(faults.invalid(message, [{ field, message }]));

export const layoutHooks = hooksOn(storedLayout, hooks);
