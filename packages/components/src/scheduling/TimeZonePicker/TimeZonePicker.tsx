import { Field, makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { GlobeRegular } from '@fluentui/react-icons/svg/globe'
import { memo, type SyntheticEvent, useMemo } from 'react'
import { SearchPicker } from '../../data/SearchPicker/SearchPicker.tsx'
import { foundZones, type FoundZone, shownZone, type TimeZoneItem, timeZoneIndex, zoneLabel } from './timeZoneSearch.ts'
import { lateReveal, oneLine, quietCaption, tabularFigures } from '../../theme/styleFragments.ts'

const useTimeZonePickerStyles = makeStyles({
  skeleton: lateReveal,
  zone: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalXS },
  city: { ...oneLine, flexGrow: 1 },
  region: { ...quietCaption, marginInlineStart: tokens.spacingHorizontalXS },
  offset: { ...quietCaption, ...tabularFigures, flexShrink: 0 },
})

export interface TimeZonePickerProps {
  /** All zones, in the order of the list. Undefined while loading. */
  readonly options: readonly TimeZoneItem[] | undefined
  /** The id or the IANA name of an option. */
  readonly value: number | string | undefined
  readonly onChange: (event: SyntheticEvent, data: { readonly option: TimeZoneItem }) => void
  /** Default: 'Time zone'. */
  readonly label?: string | undefined
  readonly errorText?: string | undefined
  readonly isRequired?: boolean | undefined
}

/** Finds a time zone by city ('kyiv', 'mumbai') or offset ('+2', 'UTC+05:30'). */
export const TimeZonePicker = memo(function TimeZonePicker(props: TimeZonePickerProps) {
  const { options, value, onChange, label = 'Time zone', isRequired = false, errorText } = props
  const styles = useTimeZonePickerStyles()
  const index = useMemo(() => timeZoneIndex(options ?? []), [options])
  const zones = useMemo(() => index.map(({ zone }) => zoneOption(zone)), [index])
  const chosen = options?.find(({ id, name }) => id === value || name === value)
  if (options === undefined) {
    return (
      <Field label={label} required={isRequired}>
        {() => (
          <Skeleton aria-label={`Loading ${label}`} className={styles.skeleton}>
            <SkeletonItem size={32} />
          </Skeleton>
        )}
      </Field>
    )
  }
  return (
    <SearchPicker
      label={label}
      options={zones}
      values={chosen ? [chosen.name] : []}
      onChange={(event, { values: [name] }) => {
        const option = options.find((each) => each.name === name)
        if (option) onChange(event, { option })
      }}
      search={{ find: (_, query) => foundZones(index, query).map(zoneOption), noMatchText: 'No time zone found' }}
      choice={{ textOf: () => chosen && zoneLabel(shownZone(chosen)) }}
      renderOption={({ zone }) => <Zone zone={zone} />}
      field={{ icon: <GlobeRegular aria-hidden />, placeholder: 'Search by city or offset', errorText, isRequired }}
    />
  )
})

const zoneOption = (zone: FoundZone) => ({ value: zone.item.name, text: zone.alias ?? zone.city, zone })

function Zone({ zone: { city, alias, region, offset } }: { readonly zone: FoundZone }) {
  const styles = useTimeZonePickerStyles()
  return (
    <span className={styles.zone}>
      <span className={styles.city}>
        {city}
        {alias !== undefined && <span className={styles.region}> · {alias}</span>}
        {region !== '' && <span className={styles.region}> {region}</span>}
      </span>
      <span className={styles.offset}>{offset}</span>
    </span>
  )
}
