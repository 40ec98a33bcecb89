import './overflow.css';

/**
 * Tells that a box holds more than it shows: `data-more` as long as something waits below. A box that scrolls takes the focus, so that
 * keys can scroll it too.
 */
export function tellOverflow(box: HTMLElement): () => void {
  let frame = 0;
  const measure = () => {
    frame = 0;
    const beyond = box.scrollHeight - box.clientHeight;
    box.toggleAttribute('data-more', beyond - box.scrollTop > 4);
    if (beyond > 4) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const later = () => {
    frame ||= requestAnimationFrame(measure);
  };
  const size = new ResizeObserver(later);
  size.observe(box);
  const content = new MutationObserver(later);
  content.observe(box, { subtree: true, childList: true, characterData: true });
  box.addEventListener('scroll', later, { passive: true });
  later();
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    content.disconnect();
    box.removeEventListener('scroll', later);
  };
}
