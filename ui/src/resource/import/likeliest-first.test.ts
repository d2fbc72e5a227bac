import { expect, test } from 'vitest';
import { likeliestFirst } from './likeliest-first';

test('the choice that shares most characters with what was written stands first', () => {
  expect(likeliestFirst('男性', ['女', '男'])).toEqual(['男', '女']);
  expect(likeliestFirst('大学本科学历', ['博士', '硕士', '本科', '大专'])[0]).toBe('本科');
});

test('without any likeness the order of the dictionary stays', () => {
  expect(likeliestFirst('x', ['博士', '硕士'])).toEqual(['博士', '硕士']);
});
