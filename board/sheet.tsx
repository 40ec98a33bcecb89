import { type JSX, onCleanup, onMount } from 'solid-js';
import { Portal } from 'solid-js/web';
import { lieOver } from './layers.ts';
import { tellOverflow } from './overflow.ts';
import './sheet.css';

/**
 * A sheet that comes up from below and leaves the board visible above. Escape, going back, the cross or a tap outside closes it. It keeps
 * the focus until then and gives it back.
 */
export function Sheet(props: {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: JSX.Element;
}): JSX.Element {
  let sheet: HTMLDivElement | undefined;
  let body: HTMLDivElement | undefined;
  onMount(() => {
    const before = document.activeElement;
    const leave = lieOver(() => props.onClose());
    const settle = body && tellOverflow(body);
    sheet?.focus();
    onCleanup(() => {
      leave();
      settle?.();
      giveBack(before);
    });
  });
  return (
    <Portal>
      <button class="sheet-back" type="button" tabindex="-1" aria-label={props.close} onClick={() => props.onClose()} />
      <div
        class="sheet"
        ref={sheet}
        role="dialog"
        aria-modal="true"
        aria-label={props.title}
        tabindex="-1"
        onKeyDown={(event) => sheet && keepInside(sheet, event)}
      >
        <div class="sheet-head">
          <h2 class="f-title">{props.title}</h2>
          <button class="f-button" type="button" onClick={() => props.onClose()}>
            {props.close}
          </button>
        </div>
        <div class="sheet-body" ref={body}>
          {props.children}
        </div>
      </div>
    </Portal>
  );
}

const stops = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]';

/** Tab goes round inside. */
function keepInside(sheet: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const inside = [...sheet.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.getClientRects().length > 0);
  const [from, to] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]];
  const here = document.activeElement;
  if (here !== from && !(here === sheet && event.shiftKey)) return;
  event.preventDefault();
  to?.focus();
}

/** To where it was, or to the page if that is gone. */
function giveBack(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus();
  else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
