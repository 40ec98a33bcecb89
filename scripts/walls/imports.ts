import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

export interface Import {
  /** What the statement names, as it is written. */
  readonly name: string;
  readonly line: number;
  /** Whether the compiler erases it, so that nothing is loaded by it. */
  readonly erased: boolean;
}

/**
 * Everything a source file imports, whichever way it says so: `import`, `import type`, `export … from`, `import()`, `import('…').Type`,
 * and `new URL('…', import.meta.url)`, which is how workers are named.
 */
export function importsOf(file: string): readonly Import[] {
  const text = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: Import[] = [];
  const note = (source: unknown, erased = false) => {
    if (!isNode(source) || typeof source.value !== 'string') return;
    found.push({ name: source.value, line: text.slice(0, Number(source.start)).split('\n').length, erased });
  };
  walk(program, (node) => {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
        return note(node.source, isErased(node));
      case 'ImportExpression':
        return note(node.source);
      case 'TSImportType':
        return note(node.source, true);
      case 'TSExternalModuleReference':
        return note(node.expression);
      case 'NewExpression':
        return note(ownAddress(node));
    }
  });
  return found;
}

type Node = { readonly [field: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function walk(value: unknown, visit: (node: Node) => void): void {
  if (!isNode(value)) return;
  if (typeof value.type === 'string') visit(value);
  for (const child of Object.values(value)) walk(child, visit);
}

function isErased({ importKind, exportKind, specifiers }: Node): boolean {
  if (importKind === 'type' || exportKind === 'type') return true;
  return (
    Array.isArray(specifiers) &&
    specifiers.length > 0 &&
    specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type')
  );
}

/** The first argument of `new URL('…', import.meta.url)`, if it names a source file. */
function ownAddress({ callee, arguments: given }: Node): unknown {
  if (!isNode(callee) || callee.name !== 'URL' || !Array.isArray(given)) return null;
  const [address, base] = given;
  if (!isNode(address) || !isNode(base) || !isNode(base.object) || base.object.type !== 'MetaProperty') return null;
  const { value } = address;
  if (typeof value !== 'string' || !/\.[jt]sx?$/.test(value)) return null;
  return { ...address, value: value.startsWith('.') ? value : `./${value}` };
}
