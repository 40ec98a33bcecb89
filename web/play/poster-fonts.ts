/** A picture knows nothing of the page's fonts: they are written into it. */
export async function fontFaces(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [{ rule, from: sheet.href }] : [])),
  );
  const faces = await Promise.all(rules.map(({ rule, from }) => faceOf(rule.style, from ?? location.href)));
  return `<style>${faces.join('')}</style>`;
}

/** What is said of a font besides where it is. */
const SAID = ['font-family', 'font-style', 'font-weight', 'unicode-range'] as const;

/** A font that cannot be fetched is left out: whatever the picture is painted with then takes its place. */
async function faceOf(style: CSSStyleDeclaration, from: string): Promise<string> {
  const [, address] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src')) ?? [];
  const inside = address && (await embedded(new URL(address, from)).catch(() => null));
  if (!inside) return '';
  const said = SAID.map((name) => [name, style.getPropertyValue(name)] as const).filter(([, value]) => value !== '');
  return `@font-face{${said.map(([name, value]) => `${name}:${value};`).join('')}src:url(${inside}) format("woff2")}`;
}

async function embedded(address: URL): Promise<string | null> {
  const answer = await fetch(address);
  if (!answer.ok) return null;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
