const accounts = ['paid', 'colleague', 'projects', 'basic', 'none', 'admin', 'paid-se', 'paid-no']
const domainIds: Record<string, number> = { 'paid-se': 8, 'paid-no': 10 }

/**
 * Marks the news as seen for the demo accounts. Unseen news opens after each login, and only one test needs
 * it.
 */
export async function markNewsSeen(address: string): Promise<void> {
  await Promise.all(
    accounts.map(async (name) => {
      const query = `languageId=2&domainId=${domainIds[name] ?? 9}`
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${address}/api/auth?${query}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ username: `${name}@demo.test`, password: 'spadestik-demo' }),
      })
      const token = answer.headers.get('jwt')
      if (token === null) throw new Error(`${name}@demo.test could not log in: ${answer.status}.`)
      await fetch(`${address}/api/notifications/setAllSeen?${query}`, {
        method: 'PUT',
        headers: { ...headers, authorization: `Bearer ${token}` },
      })
    }),
  )
}
