import { mergeClasses, usePositioning } from '@fluentui/react-components'
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { useTimeZonePickerStyles } from './TimeZonePicker.styles.ts'
import { type FoundZone, type TimeZoneItem } from './timeZoneSearch.ts'

interface TimeZoneListProps {
  readonly id: string
  readonly label: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly zones: readonly FoundZone[]
  /** Place of the zone that Enter chooses. */
  readonly active: number
  readonly chosen: TimeZoneItem | undefined
  readonly noMatchText: string
  readonly onChoose: (event: SyntheticEvent, option: TimeZoneItem) => void
}

const zoneHeight = 32
/** How many zones the open list shows at a time. */
export const zonesInView = 9

/** The zones that were found, those in view drawn. The focus stays in the field. */
export function TimeZoneList({ id, label, field, zones, active, chosen, noMatchText, onChoose }: TimeZoneListProps) {
  const styles = useTimeZonePickerStyles()
  const scroller = useRef<HTMLDivElement>(null)
  const { targetRef, containerRef } = usePositioning({
    position: 'below',
    align: 'start',
    offset: 2,
    matchTargetSize: 'width',
    strategy: 'fixed',
  })
  const virtualizer = useVirtualizer({
    count: zones.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => zoneHeight,
    overscan: 4,
    paddingStart: 4,
    paddingEnd: 4,
    initialRect: { width: 0, height: zoneHeight * zonesInView },
  })
  useLayoutEffect(() => {
    const popup = scroller.current
    // In the top layer nothing around the field can cover or cut it, and it still belongs to the drawer that the field is in.
    popup?.showPopover()
    targetRef.current = field.current?.parentElement
    containerRef.current = popup
  }, [field, targetRef, containerRef])
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    // The chosen zone begins in the middle; later moves bring a zone just into view.
    if (zones.length > 0)
      virtualizer.scrollToIndex(Math.min(active, zones.length - 1), { align: isFirst.current ? 'center' : 'auto' })
    isFirst.current = false
  }, [virtualizer, active, zones])
  return (
    <div
      ref={scroller}
      popover="manual"
      className={styles.popup}
      {...(zones.length > 0 ? { id, role: 'listbox', 'aria-label': label } : { role: 'status' })}
    >
      {zones.length === 0 && <div className={styles.none}>{noMatchText}</div>}
      <div role="presentation" className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const zone = zones[index]
          return (
            zone && (
              <ZoneOption
                key={zone.item.id}
                id={`${id}-${index}`}
                zone={zone}
                top={start}
                position={index + 1}
                count={zones.length}
                isActive={index === active}
                isChosen={zone.item === chosen}
                onChoose={onChoose}
              />
            )
          )
        })}
      </div>
    </div>
  )
}

interface ZoneOptionProps {
  readonly id: string
  readonly zone: FoundZone
  readonly top: number
  readonly position: number
  readonly count: number
  readonly isActive: boolean
  readonly isChosen: boolean
  readonly onChoose: (event: SyntheticEvent, option: TimeZoneItem) => void
}

function ZoneOption({ id, zone, top, position, count, isActive, isChosen, onChoose }: ZoneOptionProps) {
  const styles = useTimeZonePickerStyles()
  const { city, region, offset, alias } = zone
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-setsize={count}
      aria-posinset={position}
      className={mergeClasses(styles.option, isActive && styles.active)}
      style={{ transform: `translateY(${top}px)` }}
      // The field keeps the focus, and with it the keys.
      onMouseDown={(event) => event.preventDefault()}
      onMouseUp={(event) => onChoose(event, zone.item)}
    >
      <span className={styles.check}>{isChosen && <Checkmark16Regular aria-hidden />}</span>
      <span className={styles.city}>
        {city}
        {alias !== undefined && <span className={styles.region}> · {alias}</span>}
        {region !== '' && <span className={styles.region}> {region}</span>}
      </span>
      <span className={styles.offset}>{offset}</span>
    </div>
  )
}
