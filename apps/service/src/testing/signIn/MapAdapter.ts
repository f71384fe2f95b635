import type { Adapter, AdapterPayload } from 'oidc-provider'

/** What the providers of the tests know, by kind and id. Nothing expires during a test. */
const stored = new Map<string, AdapterPayload>()

export class MapAdapter implements Adapter {
  constructor(private readonly kind: string) {}

  private readonly keyOf = (id: string) => `${this.kind} ${id}`

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    stored.set(this.keyOf(id), payload)
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return stored.get(this.keyOf(id))
  }

  async findByUserCode(): Promise<undefined> {
    return undefined
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...stored.values()].find((payload) => payload.uid === uid && payload.kind === this.kind)
  }

  async consume(id: string): Promise<void> {
    const payload = stored.get(this.keyOf(id))
    if (payload !== undefined) payload['consumed'] = Math.floor(Date.now() / 1000)
  }

  async destroy(id: string): Promise<void> {
    stored.delete(this.keyOf(id))
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key)
  }
}
