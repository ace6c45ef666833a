import { type ComponentType, createContext } from 'react'

/** Mounts a component while the `TandemProvider` is mounted. */
export const KeepMountedContext = createContext<(part: ComponentType) => void>(() => {})
