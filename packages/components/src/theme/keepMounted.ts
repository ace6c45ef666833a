import { type ComponentType, createContext } from 'react'

/** Mounts a component for as long as the `TandemProvider` is mounted. */
export const KeepMountedContext = createContext<(part: ComponentType) => void>(() => {})
