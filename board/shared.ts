import { createContext, useContext } from 'solid-js';

/** What the parts of one board share, handed down by its root: who provides it, and how a part gets it. */
export function createShared<Thing>() {
  const context = createContext<Thing>();
  const use = (): Thing => {
    const thing = useContext(context);
    if (thing === undefined) throw new Error('a part of the board stands outside the board');
    return thing;
  };
  return [context.Provider, use] as const;
}
