import type { Fault } from './Fault'

const lists = 'getLists: the lists'
const login = 'createSession: a login'

export const responseFaults: readonly Fault[] = [
  {
    name: 'something new is answered with 200 instead of 201',
    interaction: 'createList: a new list with a project',
    corrupt: (response) => (response.status = 200),
    names: /status: .*201.*200/,
  },
  {
    name: 'an answer without content is answered with 200',
    interaction: 'deleteList: no list any more',
    corrupt: (response) => (response.status = 200),
    names: /status: .*204.*200/,
  },
  {
    name: 'what does not exist is answered as a success',
    interaction: 'getProject: what does not exist',
    corrupt: (response) => (response.status = 200),
    names: /status: .*404.*200/,
  },
  {
    name: 'views that have run out are 403',
    interaction: 'getProject: no project without views',
    corrupt: (response) => (response.status = 403),
    names: /status: .*480.*403/,
  },
  {
    name: 'a session that was taken is 401',
    interaction: 'getCurrentUser: nothing when another person has signed in to the account',
    corrupt: (response) => (response.status = 401),
    names: /status: .*481.*401/,
  },
  {
    name: 'a token that has expired is 401',
    interaction: 'getLists: nothing when the token has expired',
    corrupt: (response) => (response.status = 401),
    names: /status: .*498.*401/,
  },
  {
    name: 'an operation fails',
    interaction: lists,
    corrupt: (response) => (response.status = 500),
    names: /status: .*200.*500/,
  },
  {
    name: 'a path is redirected to one with a slash at its end',
    interaction: 'getAgents: all agents with statistics',
    corrupt: (response) => {
      response.status = 308
      response.headers['location'] = '/api/agents/list/'
      response.text = ''
    },
    names: /status: .*200.*308/,
  },
  {
    name: 'the jwt header of a login is missing',
    interaction: login,
    corrupt: ({ headers }) => delete headers['jwt'],
    names: /header jwt/,
  },
  {
    name: 'the jwt header of a login is empty',
    interaction: login,
    corrupt: ({ headers }) => (headers['jwt'] = ''),
    names: /header jwt/,
  },
  {
    name: 'the token of a login is in the body alone',
    interaction: login,
    corrupt: (response) => {
      response.body.token = response.headers['jwt']
      delete response.headers['jwt']
    },
    names: /header jwt/,
  },
  {
    name: 'JSON is called plain text',
    interaction: lists,
    corrupt: ({ headers }) => (headers['content-type'] = 'text/plain'),
    names: /header Content-Type|content type/i,
  },
  {
    name: 'what changes data may be kept',
    interaction: 'cleanUpHiddenItems: no hidden items that are over',
    corrupt: ({ headers }) => (headers['cache-control'] = 'max-age=60'),
    names: /header Cache-Control/i,
  },
  {
    name: 'the body is empty',
    interaction: lists,
    corrupt: (response) => (response.text = ''),
    names: /body .*empty/,
  },
  {
    name: 'the body ends too soon',
    interaction: lists,
    corrupt: (response) => (response.text = '[{"id": 12, "na'),
    names: /body/,
  },
  {
    name: 'the body is a page of a proxy',
    interaction: lists,
    corrupt: (response) => {
      response.text = '<!doctype html><title>Sign in</title>'
      response.headers['content-type'] = 'text/html'
    },
    names: /text\/html/,
  },
]
