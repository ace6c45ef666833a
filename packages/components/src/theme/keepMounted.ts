import { type ComponentType, createContext } from 'react'

/** Mounts a component until the `TandemProvider` unmounts. */
export const KeepMountedContext = createContext<(part: ComponentType) => void>(() => {})
