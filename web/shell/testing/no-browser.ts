import { vi } from 'vitest';

/** For tests outside a browser: what the settings ask of one as they load. Import it before anything that reads them. */
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { documentElement: { dataset: {}, style: {} } });
