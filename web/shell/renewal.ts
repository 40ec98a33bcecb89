import { createSignal } from 'solid-js';

const [isRenewed, setRenewed] = createSignal(false);

/** Whether a newer build is there: whatever page is opened next, by a link or anew, is of it. */
export { isRenewed };
export const renew = () => setRenewed(true);
