import { greeter } from '@fathom/games';
import type { Language } from '@fathom/words';

const signs: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;' };

/**
 * What a stranger is taught first, to be read while the rest is on its way. It waits in the page, since only the browser knows who is new
 * (web/build/doorman.js).
 */
export async function withGreeting(page: string, language: Language): Promise<string> {
  const lessons = (await greeter.lessons?.()) ?? [];
  const say = (await lessons.find(({ id }) => id === 'first')?.fetch())?.steps[0]?.say;
  if (!say || typeof say === 'function') return page;
  const words = say[language].replace(/[&<]/g, (sign) => signs[sign] ?? sign);
  const paper = `<template data-for="stranger"><p class="greeting" aria-hidden="true">${words}</p></template>`;
  return page.replace('</head>', () => `  ${paper}\n  </head>`);
}
