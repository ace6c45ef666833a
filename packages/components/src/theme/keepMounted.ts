import { type ComponentType, createContext } from 'react'

/** Mounts a component, and keeps the component mounted until the `TandemProvider` unmounts. */
export const KeepMountedContext = createContext<(part: ComponentType) => void>(() => {})
