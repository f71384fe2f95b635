import { Problem } from '../../contract/Problem'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

function faultOf(address: string): string | null {
  if (!URL.canParse(address)) return 'must be an address such as https://crm.example.dk/hook'
  const { protocol, hostname, username, password, hash } = new URL(address)
  // What may be called at all is decided when the name was looked up.
  if (protocol !== 'https:' && !(protocol === 'http:' && loopback.has(hostname)))
    return 'must begin with https://'
  if (username !== '' || password !== '') return 'must not have a user name or a password'
  return hash === '' ? null : 'must not have a fragment'
}

/** @throws Problem `badRequest` when hints could not be sent to an address. */
export function requireReceiver(address: string): void {
  const fault = faultOf(address)
  if (fault === null) return
  throw new Problem('badRequest', `The address ${fault}, so no webhook was made. Correct it.`, [
    { path: '/body/address', message: fault },
  ])
}
