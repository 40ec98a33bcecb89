import type { Why } from '@fathom/wire';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as answers from './answers.ts';
import type { Route, Schema } from './route.ts';
import { statuses } from './statuses.ts';

/** What every route may be sorry for. */
const always: readonly Why[] = ['malformed', 'too-large', 'too-fast', 'failed'];

/** OpenAPI 3.1 of the routes, made of the very schemas they are checked by. */
export function describe(routes: readonly Route[]): object {
  const paths: { [path: string]: { [method: string]: object } } = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fathom',
      version: '1',
      description:
        'Tables of undersea board games. Play itself goes over the socket at /api/socket: see docs/online.md.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      securitySchemes: {
        secret: {
          type: 'http',
          scheme: 'bearer',
          description: '256 random bits in base64url, made by the caller: whoever has them is that person.',
        },
      },
      schemas: { Sorry: schemaOf(answers.SorryAnswer) },
    },
  };
}

function operation({ path, summary, who, params, body, answer, sorries }: Route): object {
  return {
    summary,
    security: who === 'anybody' ? [{}, { secret: [] }] : [{ secret: [] }],
    ...(params ? { parameters: parametersOf(path, params) } : {}),
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } } : {}),
    responses: {
      200: {
        description: 'Done',
        content:
          answer === 'text'
            ? { 'text/plain': { schema: { type: 'string' } } }
            : { 'application/json': { schema: schemaOf(answer) } },
      },
      ...sorryResponses([...always, ...(who === 'anybody' ? [] : (['unknown-person'] as const)), ...sorries]),
    },
  };
}

function parametersOf(path: string, params: Schema): readonly object[] {
  const { properties = {} } = schemaOf(params);
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? {},
  }));
}

/** One response a status, naming every reason that comes with it. */
function sorryResponses(whys: readonly Why[]): object {
  const byStatus = new Map<number, Set<Why>>();
  for (const why of whys) byStatus.set(statuses[why], (byStatus.get(statuses[why]) ?? new Set()).add(why));
  return Object.fromEntries(
    [...byStatus].map(([status, reasons]) => [
      status,
      {
        description: [...reasons].map((why) => `\`${why}\``).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Sorry' } } },
      },
    ]),
  );
}

/** What cannot be said in a schema (that JSON is not nested too deep) is left out of it. */
function schemaOf(schema: Schema) {
  const { $schema, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return rest;
}
