import { createHmac } from 'node:crypto';

/** A secret in the form in which libraries of Standard Webhooks take it: `whsec_` and 24 random bytes as Base64. */
export function makeSigningSecret(random: (size: number) => Buffer): string {
  return `whsec_${random(24).toString('base64')}`;
}

/**
 * The headers that show a shop that a question comes from here, as it was sent, and when: those of Standard Webhooks
 * 1.0.0, which libraries for PHP, Python, Ruby, Java, C#, Go and JavaScript check.
 * @param id another for every question.
 */
export function signed(secret: string, id: string, at: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
