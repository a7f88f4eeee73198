import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';

/** A browser's side of web push: a subscription, and the key to what is sent to it (RFC 8291, RFC 8188). */
export function browser(endpoint: string) {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
  };
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  const open = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const keyLength = body[20]!;
    const sender = body.subarray(21, 21 + keyLength);
    const cipher = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const key = derive(ecdh.computeSecret(sender), auth, info, 32);
    const contentKey = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
    decipher.setAuthTag(cipher.subarray(-16));
    const padded = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
  };
  return { subscription, open };
}

/** Checks the `Authorization: vapid` header against the server's public key; gives its claims (RFC 8292). */
export function vapidClaims(header: string, publicKey: string): { aud: string; exp: number; sub: string } {
  const [, token, key] = header.match(/^vapid t=([^,]+), ?k=(.+)$/)!;
  if (key !== publicKey) throw new Error('signed with another key');
  const raw = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: raw.subarray(1, 33).toString('base64url'),
    y: raw.subarray(33).toString('base64url'),
  };
  const [head, claims, signature] = token!.split('.');
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  if (!good) throw new Error('the signature is wrong');
  return JSON.parse(Buffer.from(claims!, 'base64url').toString('utf8'));
}
