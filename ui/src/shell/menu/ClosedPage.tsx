import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { functionEnable, functionModules, SWITCHED_OFF } from '@rdm/core/internal/access';
import { text, type Text } from '@rdm/core/internal/kernel';
import { ForbiddenState } from '../../components';
import { usePorts } from '../services';

const off = ({ zh, en }: Text) => text(`本企业已停用“${zh}”`, `Your enterprise has switched ${en} off`);
const labels = {
  administrator: text(
    '管理员在“系统管理—功能启用”中启用，已有数据仍保留',
    'an administrator to switch it on under System, Modules in use; its records are kept',
  ),
};

/** Why a page of the product is not in the menus: its module is switched off, or it is not granted. */
export function ClosedPage() {
  const { pathname } = useLocation();
  const ports = usePorts();
  const [module, setModule] = useState<Text | null>();
  useEffect(() => {
    let isLeft = false;
    const owner = functionModules.find(({ path, children = [] }) =>
      [path, ...children.map((each) => each.path)].includes(pathname),
    );
    const show = (name: Text | null) => !isLeft && setModule(name);
    const where = [{ field: 'enabled', is: 'equal' as const, value: SWITCHED_OFF }];
    ports
      .resource(functionEnable)
      .list({ current: 1, size: -1, where })
      .then(
        ({ records }) => show(owner && records.some(({ code }) => code === owner.code) ? owner.name : null),
        // Whoever may not ask is told that the page is not granted.
        () => show(null),
      );
    return () => {
      isLeft = true;
    };
  }, [pathname, ports]);
  if (module === undefined) return null;
  return module ? <ForbiddenState title={off(module)} who={labels.administrator} /> : <ForbiddenState />;
}
