/**
 * Signs that nobody sees: control signs, which not every database keeps, those that turn a line around, and those that let one name look like
 * another. What joins letters and emoji is kept.
 */
const unseen =
  /[\p{Cc}\p{Cs}\p{Co}\u{ad}\u{61c}\u{115f}\u{1160}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{2800}\u{3164}\u{feff}\u{ffa0}]/gu;

/** A line as others read it, on one line and without what cannot be seen; empty if that leaves nothing to read. */
export function plain(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(unseen, '').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(line) ? line : '';
}
