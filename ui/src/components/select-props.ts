import type { Label } from '../theme';
import type { ControlProps } from './control';
import type { Option, OptionValue } from './option';

/** What both forms of a Select take. */
export interface SelectProps<V extends OptionValue = string> extends ControlProps {
  options: readonly Option<V>[];
  value: V | null | undefined;
  onChange: (value: V | undefined) => void;
  placeholder?: Label;
  clearable?: boolean;
  /** Typing filters; by default from eleven options on. */
  searchable?: boolean;
  onBlur?: () => void;
}
