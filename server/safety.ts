import { secureHeaders } from 'hono/secure-headers';

/** The app runs its own files and nothing else: no inline script or style, no other origin, no frame around it. */
export const safety = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    workerSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
  // Whoever puts TLS in front decides this; on plain http at home it would be wrong.
  strictTransportSecurity: false,
});
