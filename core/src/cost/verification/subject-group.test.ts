import { expect, it } from 'vitest';
import { costItems } from '../../tax';
import { hasRegister } from '../registered-items';
import { groupNames, groupOfItem, itemsInWords, subjectGroups } from './subject-group';

it('every item that registers can give is verified in one group, and no other item in any', () => {
  const grouped = groupNames.flatMap((group) => subjectGroups[group].items);
  const allocated = costItems.map(({ code }) => code).filter(hasRegister);
  expect([...grouped].sort()).toEqual([...allocated].sort());
});

it('an item knows its group; one that is only booked has none', () => {
  expect(['1.1', '6.5', '3.2', '4.3', '2.8', '2.3'].map(groupOfItem)).toEqual([
    'personnel',
    'personnel',
    'fixedAssets',
    'intangibles',
    'leases',
    'materials',
  ]);
  expect(['2.6', '7.1', 'none', '', null].map(groupOfItem)).toEqual([null, null, null, null, null]);
});

it('a group names its items in both languages', () => {
  expect(itemsInWords('leases')).toEqual({
    zh: '2.8 通过经营租赁方式租入的用于研发活动的仪器、设备租赁费',
    en: '2.8 Operating leases of R&D instruments and equipment',
  });
});
