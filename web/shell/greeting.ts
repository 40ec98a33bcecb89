/** The words the page itself brought for a stranger (web/build/doorman.js) go when somebody says them, or nobody will. */
export const endGreeting = (): void => document.querySelector('.greeting')?.remove();
