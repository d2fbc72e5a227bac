import { act, screen } from '@testing-library/react';
import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useNavigate, type NavigateFunction } from 'react-router';
import { expect, test } from 'vitest';
import { memoryPorts } from './testing/memory-ports';
import { renderScreen } from './testing/current-session';
import { useYearPage, type YearPage } from './use-year-page';

class ShownYear implements YearPage {
  year: string;

  constructor(year: string) {
    this.year = year;
    makeAutoObservable(this);
  }

  async load(): Promise<void> {}

  async setYear(year: string): Promise<void> {
    this.year = year;
  }
}

const makeYear = (_: unknown, year: string) => new ShownYear(year);

function showYear(at: string) {
  const shown: { page?: ShownYear; go?: NavigateFunction } = {};
  const Screen = observer(() => {
    const { page } = useYearPage({ permission: 'year:view', make: makeYear });
    shown.page = page;
    shown.go = useNavigate();
    return <p>{page.year}</p>;
  });
  renderScreen(<Screen />, memoryPorts([]), { at });
  const year = (chosen: string) => void shown.page!.setYear(chosen);
  const link = (asked: string) => void shown.go!(`/?year=${asked}`);
  const see = async (expected: string) => {
    expect(await screen.findByText(expected)).toBeInTheDocument();
    expect(screen.getByLabelText('address')).toHaveTextContent(`/?year=${expected}`);
  };
  return { year, link, see };
}

test('a year chosen on the page is in the address', async () => {
  const { year, see } = showYear('/?year=2024');
  act(() => year('2023'));
  await see('2023');
});

test('of years chosen in quick succession the last one stays', async () => {
  const { year, see } = showYear('/?year=2024');
  act(() => {
    year('2023');
    year('2022');
  });
  await see('2022');
});

test('a link followed before the address shows what the page wrote is followed, and so is the next', async () => {
  const { year, link, see } = showYear('/?year=2024');
  act(() => {
    year('2023');
    link('2022');
  });
  await see('2022');
  act(() => link('2021'));
  await see('2021');
});
