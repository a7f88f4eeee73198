import { readFileSync } from 'node:fs';
import { defaults, type Settings } from '../settings.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** A secret from the environment, or from the file it names; never from a flag, which others could see. */
function secret(env: Env, name: string): string | undefined {
  const file = env[`${name}_FILE`];
  const text = env[name] || (file ? readFileSync(file, 'utf8').trim() : undefined);
  return text || undefined;
}

function smtpFrom(env: Env): Settings['notices']['smtp'] {
  const url = secret(env, 'OCHRE_SMTP_URL');
  const from = env['OCHRE_MAIL_FROM'] || undefined;
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined || !URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new Error('OCHRE_SMTP_URL takes an address like smtp://user:password@mail.example.org:587');
  if (from === undefined || !/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/.test(from))
    throw new Error('OCHRE_MAIL_FROM takes a sender like Ochre <ochre@example.org>');
  return { url, from };
}

function vapidFrom(env: Env): Settings['notices']['vapid'] {
  const publicKey = env['OCHRE_VAPID_PUBLIC'] || undefined;
  const privateKey = secret(env, 'OCHRE_VAPID_PRIVATE');
  if (publicKey === undefined && privateKey === undefined) return undefined;
  const long = (key: string | undefined, bytes: number): key is string =>
    key !== undefined && Buffer.from(key, 'base64url').length === bytes;
  if (!long(publicKey, 65) || !long(privateKey, 32))
    throw new Error('OCHRE_VAPID_PUBLIC and OCHRE_VAPID_PRIVATE take a pair of keys in base64url');
  return { publicKey, privateKey };
}

/** How people are told, from the environment. */
export function noticesFrom(env: Env): Settings['notices'] {
  const [smtp, vapid] = [smtpFrom(env), vapidFrom(env)];
  const contact = env['OCHRE_CONTACT'] || undefined;
  if (contact !== undefined && !/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(contact))
    throw new Error('OCHRE_CONTACT takes an address that begins with mailto: or https://');
  return {
    ...defaults.notices,
    anywhere: env['OCHRE_HOOKS_ANYWHERE'] === '1',
    ...(smtp && { smtp }),
    ...(vapid && { vapid }),
    ...(contact !== undefined && { contact }),
  };
}
