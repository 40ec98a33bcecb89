import { createMemo, type JSX } from 'solid-js';
import { encode } from 'uqr';

/** A link as a picture for a camera: ink on paper, with the quiet rim cameras need. */
export function Qr(props: { readonly text: string; readonly label: string }): JSX.Element {
  const code = createMemo(() => encode(props.text, { border: 3 }));
  return (
    <svg class="qr" role="img" aria-label={props.label} viewBox={`0 0 ${code().size} ${code().size}`}>
      <path d={dark(code().data)} />
    </svg>
  );
}

/** Runs of dark squares, row by row. */
function dark(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((on, x) => {
        if (!on || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const width = (end < 0 ? row.length : end) - x;
        return [`M${x} ${y}h${width}v1h-${width}z`];
      }),
    )
    .join('');
}
