import { ChevronDown24Regular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronUp24Regular } from '@fluentui/react-icons/svg/chevron-up'
import { useContext, useEffect, useEffectEvent } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { isWithoutModifiers, letterFields } from '../../hooks/keyboard.ts'
import { RoutingContext } from '../../theme/routing.ts'

/** Addresses of the previous and next drawer. Undefined at the ends of the list. */
export interface DrawerNeighbours {
  readonly previousHref: string | undefined
  readonly nextHref: string | undefined
}

const isDrawerKey = (event: KeyboardEvent): boolean =>
  isWithoutModifiers(event) &&
  event.target instanceof Element &&
  event.target.closest(letterFields) === null &&
  document.querySelector('[role="alertdialog"]') === null

/** The buttons Previous and Next. The keys K and J do the same outside of fields (LIST-53). */
export function NeighbourButtons({ previousHref, nextHref }: DrawerNeighbours) {
  const routing = useContext(RoutingContext)
  const go = (href: string | undefined) => {
    if (href !== undefined) routing?.navigate(href)
  }
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isDrawerKey(event)) return
    if (event.key === 'j') go(nextHref)
    else if (event.key === 'k') go(previousHref)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <IconButton
        icon={<ChevronDown24Regular />}
        label="Next"
        title="Next (J)"
        keys="j"
        isDisabled={nextHref === undefined}
        onClick={() => go(nextHref)}
      />
      <IconButton
        icon={<ChevronUp24Regular />}
        label="Previous"
        title="Previous (K)"
        keys="k"
        isDisabled={previousHref === undefined}
        onClick={() => go(previousHref)}
      />
    </>
  )
}
