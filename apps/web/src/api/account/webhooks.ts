import type { Schemas } from '@spadestik/api-client'
import {
  createWebhook,
  deleteWebhook,
  getWebhookDeliveries,
  getWebhooks,
  renewWebhookSecret,
  repeatWebhookDelivery,
  resumeWebhook,
  testWebhook,
  unwrap,
} from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { changeCached } from '../cache/saveOptimistically'
import { useResource } from '../cache/useResource'
import { useApi } from '../client/ApiContext'

type Webhook = Schemas['Webhook']

/** Fetches the webhooks of the user, and returns functions that change them (O19). */
export function useWebhooks() {
  const client = useApi()
  const webhooks = useResource(['webhooks'], (api) => unwrap(getWebhooks(api)))
  const keep = (changed: Webhook) =>
    changeCached<Webhook[]>(webhooks, (known = []) =>
      known.map((one) => (one.id === changed.id ? changed : one)),
    )
  return {
    ...webhooks,
    /**
     * Makes a webhook, and returns its secret, which the service sends only once.
     *
     * @throws ApiProblem
     */
    async make(draft: Schemas['WebhookDraft']): Promise<string> {
      const { webhook, secret } = await unwrap(createWebhook(client, { body: draft }))
      await changeCached<Webhook[]>(webhooks, (known = []) => [webhook, ...known])
      return secret
    },
    /** Returns the new secret of a webhook. @throws ApiProblem */
    async renew(id: number): Promise<string> {
      const { webhook, secret } = await unwrap(renewWebhookSecret(client, { path: { id } }))
      await keep(webhook)
      return secret
    },
    /** Lets the service send to a webhook again that has ended. @throws ApiProblem */
    async resume(id: number): Promise<void> {
      await keep(await unwrap(resumeWebhook(client, { path: { id } })))
    },
    /** @throws ApiProblem */
    async remove(id: number): Promise<void> {
      await unwrap(deleteWebhook(client, { path: { id } }))
      await changeCached<Webhook[]>(webhooks, (known = []) => known.filter((one) => one.id !== id))
    },
  }
}

/**
 * Fetches the newest hints of a webhook, again and again while one is about to be sent, and returns functions that send
 * some.
 *
 * @param count how many hints are needed at least
 */
export function useWebhookHints(id: number, count: number) {
  const client = useApi()
  const path = { id }
  const hints = useResource<Schemas['WebhookDeliveryPage']>(
    ['webhookHints', id, count],
    async (api) => {
      const items: Schemas['WebhookDelivery'][] = []
      let before: number | null = null
      do {
        const query = { limit: limits.webhookHintsShown, ...(before === null ? {} : { before }) }
        const page: Schemas['WebhookDeliveryPage'] = await unwrap(getWebhookDeliveries(api, { path, query }))
        items.push(...page.items)
        before = page.before
      } while (before !== null && items.length < count)
      return { items, before }
    },
    {
      keepPreviousData: true,
      refreshInterval: (known) =>
        known?.items.some(({ state, tries }) => state === 'waiting' && tries === 0) === true
          ? limits.webhookProgressMs
          : limits.webhookPollMs,
    },
  )
  return {
    ...hints,
    /** Sends a test. @throws ApiProblem */
    async test(): Promise<void> {
      await unwrap(testWebhook(client, { path }))
      await hints.mutate()
    },
    /** @throws ApiProblem */
    async repeat(deliveryId: number): Promise<void> {
      await unwrap(repeatWebhookDelivery(client, { path: { id, deliveryId } }))
      await hints.mutate()
    },
  }
}
