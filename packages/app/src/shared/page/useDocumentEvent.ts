import { useEffect, useEffectEvent } from 'react'

export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  { capture = false }: { readonly capture?: boolean } = {},
): void {
  const handle = useEffectEvent(listener)
  useEffect(() => {
    const listen = (event: DocumentEventMap[Type]) => handle(event)
    document.addEventListener(type, listen, { capture })
    return () => document.removeEventListener(type, listen, { capture })
  }, [type, capture])
}
