import type { Save } from '../saves.ts';

export function endOf(save: Save): string {
  return `/play/${save.game}/${save.id}/end`;
}
