/** Sends plain text mail. Where the server has no mail settings there is no mailer. */
export interface Mailer {
  send(to: string, subject: string, text: string, headers?: Record<string, string>): Promise<void>;
}
