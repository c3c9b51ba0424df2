/** Arbitraries for requests from a route's declared shape: valid, nearly valid and arbitrary values. */
import fc from 'fast-check'
import { z } from 'zod'
import { NAUGHTY } from './naughty-strings'

export type JsonSchema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  /** False after `prefixItems`, which describe each place of a tuple. */
  items?: JsonSchema | false
  prefixItems?: JsonSchema[]
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  format?: string
}
type Json = unknown
type Fields = Record<string, Json>

/** Returns the declared shape as JSON Schema, or null without one. */
export function toSchema(shape: z.ZodType | undefined): JsonSchema | null {
  if (!shape) return null
  return z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema
}

/** Unreachable URLs: routes that fetch a URL must not contact a host while they are fuzzed. */
const NOWHERE = [
  'https://127.0.0.1:9/a.mp3',
  'http://localhost/',
  'https://[::1]/x',
  'https://10.0.0.1/',
  'http://0/',
]

/**
 * Creates arbitraries of shapes. `known` maps fields to existing ids and names (`''` for all other fields), so that
 * requests pass the first checks.
 */
export function createArbitraries(known: Readonly<Record<string, readonly string[]>>) {
  const createText = (field: string): fc.Arbitrary<string> =>
    fc.oneof(
      { weight: field in known ? 9 : 3, arbitrary: fc.constantFrom(...(known[field] ?? known[''] ?? [''])) },
      { weight: 3, arbitrary: fc.constantFrom(...NAUGHTY) },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
      { weight: 1, arbitrary: fc.lorem({ maxCount: 5 }) },
    )
  const anyText = createText('')

  function createString(
    field: string,
    { pattern, format, minLength = 0, maxLength = 4000 }: JsonSchema,
  ): fc.Arbitrary<string> {
    const text = createText(field)
    if (format === 'email') return fc.oneof(fc.emailAddress(), fc.constant('mara@example.org'))
    if (format === 'uri' || format === 'url') return fc.constantFrom(...NOWHERE)
    if (pattern) {
      try {
        return fc.oneof(fc.stringMatching(new RegExp(pattern)), text)
      } catch {
        return text
      }
    }
    return text.map((value) => value.slice(0, maxLength).padEnd(minLength, 'a'))
  }

  /** Values that match a schema as far as it describes them. */
  function createValid(schema: JsonSchema, field = ''): fc.Arbitrary<Json> {
    if ('const' in schema) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return fc.oneof(...choices.map((one) => createValid(one, field)))
    if (schema.allOf)
      return fc
        .tuple(...schema.allOf.map((one) => createValid(one, field)))
        .map((all) => Object.assign({}, ...all))
    switch (schema.type) {
      case 'object':
        return createObject(schema)
      case 'array':
        if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((one) => createValid(one, field)))
        return fc.array(createValid(schema.items || {}, field), {
          minLength: schema.minItems ?? 0,
          maxLength: Math.min(schema.maxItems ?? 4, Math.max(schema.minItems ?? 0, 200)),
          size: 'small',
        })
      case 'string':
        return createString(field, schema)
      case 'integer':
        return fc.integer({
          min: Math.max(schema.minimum ?? -1000, Number.MIN_SAFE_INTEGER),
          max: Math.min(schema.maximum ?? 100_000, Number.MAX_SAFE_INTEGER),
        })
      case 'number':
        return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true })
      case 'boolean':
        return fc.boolean()
      case 'null':
        return fc.constant(null)
      default:
        return anyJson
    }
  }

  function createObject({ properties = {}, required = [], additionalProperties, propertyNames }: JsonSchema) {
    // A record with enum keys has no `properties`.
    const others = typeof additionalProperties === 'object' ? additionalProperties : {}
    const named = fc.record(
      Object.fromEntries(
        [...new Set([...Object.keys(properties), ...required])].map((name) => [
          name,
          createValid(properties[name] ?? others, name),
        ]),
      ),
      { requiredKeys: required, noNullPrototype: true },
    )
    if (typeof additionalProperties !== 'object') return named
    const more = fc.dictionary(createString('', propertyNames ?? {}), createValid(additionalProperties), {
      maxKeys: 4,
      noNullPrototype: true,
    })
    return fc.tuple(named, more).map(([one, other]) => ({ ...other, ...one }))
  }

  /** Valid values with one wrong place. */
  const createNearlyValid = (value: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
    fc
      .tuple(value, fc.nat(), fc.oneof(wrongValue, anyText))
      .map(([one, at, other]) => corrupt(one, at, other))

  return { createText, createValid, createNearlyValid }
}

/** Arbitrary JSON. */
export const anyJson: fc.Arbitrary<Json> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(...NAUGHTY),
  fc.constantFrom<Json>(null, 0, -1, 1e308, 2 ** 53, true, [], {}, [[]], [null], ''),
)

const wrongValue: fc.Arbitrary<Json> = fc.oneof(
  anyJson,
  fc.constantFrom<Json>(
    'x'.repeat(40_000),
    Array(3000).fill(0),
    createNested(400),
    { length: 1e9 },
    -5e-324,
    undefined,
  ),
)

/** Raw bodies that are no valid JSON for any route. */
export const BROKEN_BODIES: readonly string[] = [
  '',
  '{',
  '{"a":',
  '[',
  'null',
  '"text"',
  '1',
  'true',
  '[]',
  '\u0000',
  '{"a":NaN}',
  "{'a':1}",
  '{"a":1}{"a":2}',
  '{"__proto__":{"isAdmin":true,"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"title":"a","title":"b"}',
  '\ufeff{}',
  '{"a":"\\ud800"}',
  '{"a":1e999}',
  `{"a":${'9'.repeat(5000)}}`,
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  `{"title":"${'x'.repeat(60_000)}"}`,
  `{"title":"${'x'.repeat(200_000)}"}`,
  `{${Array.from({ length: 3000 }, (_, n) => `"k${n}":0`).join()}}`,
]

function createNested(depth: number): Json {
  let value: Json = 0
  for (let n = 0; n < depth; n++) value = [value]
  return value
}

/** Returns a copy with the `at`th place replaced. */
function corrupt(value: Json, at: number, other: Json): Json {
  const paths = listPaths(value)
  const path = paths[at % paths.length] ?? []
  return replaceAtPath(value, path, other)
}

function listPaths(value: Json, before: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [before]
  const inside = Array.isArray(value)
    ? value.slice(0, 3).flatMap((one, n) => listPaths(one, [...before, n]))
    : Object.entries(value).flatMap(([name, one]) => listPaths(one, [...before, name]))
  return [before, ...inside]
}

function replaceAtPath(value: Json, [first, ...rest]: (string | number)[], other: Json): Json {
  if (first === undefined) return other
  if (Array.isArray(value))
    return value.map((one, n) => (n === first ? replaceAtPath(one, rest, other) : one))
  const fields = value as Fields
  return { ...fields, [first]: replaceAtPath(fields[first], rest, other) }
}
