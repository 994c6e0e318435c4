/** The API as an OpenAPI 3.1 document, made from the same table that the handlers are bound to. */
import { api, Failure, type Route, Request as SocketRequest, Sent as SocketSent } from '@ironbottom/wire';

export function openApi(base: string): object {
  const paths: { [path: string]: { [method: string]: object } } = {};
  for (const [call, route] of Object.entries(api)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(call, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ironbottom', version: '1', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: base }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'ironbottom' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
    'x-socket': {
      path: '/api/socket',
      description: 'Frames as they come, over a WebSocket: JSON texts both ways.',
      sends: SocketRequest,
      receives: SocketSent,
    },
  };
}

function operation(call: string, route: Route): object {
  const answers = (schema: object): object => ({ content: { 'application/json': { schema } } });
  return {
    operationId: call,
    summary: route.about,
    ...(route.who === 'anyone' ? {} : { security: [{ session: [] }, { token: [] }] }),
    parameters: [...parameters('path', route.params), ...parameters('query', route.query)],
    ...(route.method === 'GET' ? {} : { requestBody: answers(route.body) }),
    responses: {
      200: { description: 'Done.', ...answers(route.reply) },
      default: { description: 'Refused.', ...answers(Failure) },
    },
  };
}

function parameters(where: 'path' | 'query', schema: object): object[] {
  const { properties = {}, required = [] } = schema as { properties?: { [name: string]: object }; required?: string[] };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: each,
  }));
}
