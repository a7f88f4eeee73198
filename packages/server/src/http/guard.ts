import { bestOf } from '@ochre/languages';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** The page may load and call nothing but this server. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** People come by https, whatever stands in front does it. */
export const isSecure = ({ publicUrl }: Settings): boolean => publicUrl?.startsWith('https:') === true;

export function headersFor(settings: Settings): Record<string, string> {
  const headers: Record<string, string> = {
    'content-security-policy': CSP,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
  if (isSecure(settings)) headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  return headers;
}

/** Pages of other sites may not connect; programs, which send no origin, may. */
export function sameOrigin(request: FastifyRequest, settings: Settings): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (settings.origins.includes(origin)) return true;
  if (settings.publicUrl !== undefined) return origin === new URL(settings.publicUrl).origin;
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}

/** Whether a request that changes something comes from a page of ours or from no page at all. */
export function fromOurPages(request: FastifyRequest, settings: Settings): boolean {
  const site = request.headers['sec-fetch-site'];
  // A page under another allowed origin is cross-site to the browser; its origin decides.
  if (site === 'cross-site' || site === 'same-site')
    return settings.origins.includes(request.headers.origin ?? '');
  return sameOrigin(request, settings);
}

/** The token of an `Authorization: Bearer` header; anything else there is no token. */
export function bearer(request: FastifyRequest): string | undefined {
  return request.headers.authorization?.match(/^Bearer ([A-Za-z0-9_-]{43})$/)?.[1];
}

/** The language of who asks: the first one wanted that is spoken here. */
export const readBy = ({ headers }: FastifyRequest): string =>
  bestOf((headers['accept-language'] ?? '').split(',', 10));
