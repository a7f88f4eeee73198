import { createTransport } from 'nodemailer';
import type { Mailer } from '../mail.ts';

export interface SmtpSettings {
  /** smtp://user:password@host:port, or smtps:// where TLS comes first. */
  url: string;
  /** What people see as sender: `Ochre <ochre@example.org>`. */
  from: string;
}

/** Mail over SMTP. A message that the server has taken is its own matter from then on. */
export function smtpMailer({ url, from }: SmtpSettings): Mailer & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(to, subject, text, headers = {}) {
      const { 'Message-ID': messageId, ...rest } = headers;
      const message = { from, to, subject, text, headers: { 'Auto-Submitted': 'auto-generated', ...rest } };
      await transport.sendMail(messageId === undefined ? message : { ...message, messageId });
    },
    close: () => transport.close(),
  };
}
