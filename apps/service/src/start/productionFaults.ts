const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Returns what makes the settings unsafe for paying customers. One variable each allows an exception. */
export function productionFaults(environment: Readonly<Record<string, string | undefined>>): string[] {
  const { PUBLIC_URL: url = '', SMTP_URL: smtp, MAIL_DIR: mails, DATABASE_URL: database } = environment
  const isAllowed = (name: string) => environment[name] === 'allow'
  const isSafe =
    isAllowed('INSECURE_URL') ||
    (URL.canParse(url) && (url.startsWith('https://') || loopback.has(new URL(url).hostname)))
  const secret = environment['SESSION_SECRET'] || isAllowed('GENERATED_SECRET')
  return [
    ...(database || isAllowed('EMBEDDED_DATABASE')
      ? []
      : [
          'DATABASE_URL is missing, so the embedded database would be used, which a power cut can set back by some writes. Set it, or set EMBEDDED_DATABASE=allow.',
        ]),
    ...(isSafe
      ? []
      : [
          'PUBLIC_URL is missing or does not begin with https://, so links in e-mails would not work, or tokens would be readable on their way. Set it to the address that users open, or set INSECURE_URL=allow.',
        ]),
    ...(secret
      ? []
      : [
          'SESSION_SECRET is missing, so a lost disk would end all sessions, and instances would not accept the sessions of each other. Generate one (openssl rand -base64 48), or set GENERATED_SECRET=allow.',
        ]),
    ...(smtp || mails
      ? []
      : [
          'SMTP_URL is missing, so e-mails would be written to files and count as sent. Set it, or set MAIL_DIR if another program sends these files.',
        ]),
    ...(environment['WEBHOOK_LOOPBACK'] === 'on'
      ? [
          'WEBHOOK_LOOPBACK is on, so any customer could send requests to programs of this machine. Leave it empty.',
        ]
      : []),
  ]
}
