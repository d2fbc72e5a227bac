import type { ScenarioBase } from '@rdm/core/internal/scenario';
import type { DictionaryStore } from '../../../resource/DictionaryStore';
import type { ScenarioViewModel } from './ScenarioViewModel';

/** What the switches of the active scenario are shown with. */
export interface SwitchesProps {
  model: ScenarioViewModel;
  base: ScenarioBase;
  dictionaries: DictionaryStore;
}
