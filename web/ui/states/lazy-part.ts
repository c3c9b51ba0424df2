import { type ComponentType, lazy, type ReactNode } from 'react'
import { loadPart } from '../../locale'

export type Part = (props: never) => ReactNode
export type PropsOf<P extends Part> = P extends (props: infer Props) => ReactNode ? Props : never

/**
 * Returns a component that is loaded when it is first shown, with the messages it reads: the export `name` of the file
 * that `load` imports.
 */
export function lazyPart<Name extends string, Module extends Record<Name, Part>>(
  load: () => Promise<Module>,
  name: Name,
): (props: PropsOf<Module[Name]>) => ReactNode {
  // The types of `lazy` lose the props of a component that is still generic.
  const part: unknown = lazy(async () => {
    const loaded: unknown = (await loadPart(load))[name]
    return { default: loaded as ComponentType }
  })
  return part as (props: PropsOf<Module[Name]>) => ReactNode
}
