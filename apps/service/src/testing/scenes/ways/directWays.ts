import { outcomeOfAnswer } from './outcomeOfAnswer'
import { plantedNames } from './plantedItems'
import type { Credentials } from './setUpCallers'
import type { Body, Way, WayContext } from './Way'

/** An operation of the contract, called by a person with a token, or by a program with a key. */
export function answer(
  by: 'token' | 'key',
  method: 'GET' | 'POST',
  pathOf: (context: WayContext) => string,
  body?: Body,
  name: string = plantedNames.tender,
): Way {
  return async (kind, context) => {
    const { [by]: token } = await context.become(kind)
    const { pathname, searchParams } = new URL(pathOf(context), 'http://localhost')
    const sent = body === undefined ? {} : { body: body(context) }
    const query = Object.fromEntries(searchParams)
    return outcomeOfAnswer(await context.service.call(method, pathname, { token, query, ...sent }), name)
  }
}

/** A tool of assistants. A refusal of a tool is a message, so it counts as `nothing`. */
export function tool(
  toolName: string,
  input: (context: WayContext) => object,
  name: string = plantedNames.tender,
): Way {
  return async (kind, context) => {
    const { key } = await context.become(kind)
    const response = await context.service.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      payload: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: toolName, arguments: input(context) },
      },
    })
    return outcomeOfAnswer(response, name)
  }
}

export function feed(form: keyof Credentials['feed']): Way {
  return async (kind, context) => {
    const credentials = await context.become(kind)
    const response = await context.service.app.inject({ method: 'GET', url: credentials.feed[form] })
    return outcomeOfAnswer(response, plantedNames.tender)
  }
}
