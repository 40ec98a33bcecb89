import type { Save } from '../saves.ts';

export function analysisOf(save: Save): string {
  return `/play/${save.game}/${save.id}/analysis`;
}

export function endOf(save: Save): string {
  return `/play/${save.game}/${save.id}/end`;
}
