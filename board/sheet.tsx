import { type JSX, onCleanup, onMount } from 'solid-js';
import { Portal } from 'solid-js/web';
import './sheet.css';

/** A sheet that comes up from below and leaves the board visible above. Escape, the cross or a tap outside closes it. */
export function Sheet(props: {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: JSX.Element;
}): JSX.Element {
  let sheet: HTMLDivElement | undefined;
  onMount(() => {
    const before = document.activeElement;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      props.onClose();
    };
    sheet?.addEventListener('keydown', onKey);
    sheet?.focus();
    onCleanup(() => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    });
  });
  return (
    <Portal>
      <button class="sheet-back" type="button" tabindex="-1" aria-label={props.close} onClick={() => props.onClose()} />
      <div class="sheet" ref={sheet} role="dialog" aria-label={props.title} tabindex="-1">
        <div class="sheet-head">
          <h2 class="f-title">{props.title}</h2>
          <button class="f-button" type="button" onClick={() => props.onClose()}>
            {props.close}
          </button>
        </div>
        <div class="sheet-body">{props.children}</div>
      </div>
    </Portal>
  );
}
