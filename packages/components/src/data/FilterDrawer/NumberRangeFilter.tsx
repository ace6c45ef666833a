import { Field, Input } from '@fluentui/react-components'
import { useState } from 'react'
import { type FilterDefinition, type FilterValue, numberBoundsOf, type NumberRange } from '../FilterBar/filterValues.ts'
import { useFilterDrawerStyles } from './FilterDrawer.styles.ts'
import { RangeSlider } from './RangeSlider.tsx'
import { hasSlider } from './rangeSteps.ts'

interface NumberRangeFilterProps {
  readonly filter: FilterDefinition
  readonly onChange: (value: FilterValue | undefined) => void
  readonly range: NumberRange | undefined
}

/**
 * Two number fields, with a slider where both bounds are known. Thumbs at both bounds, and empty fields, set no filter.
 */
export function NumberRangeFilter({ filter, range, onChange }: NumberRangeFilterProps) {
  const styles = useFilterDrawerStyles()
  const [least, most] = numberBoundsOf(filter)
  const [texts, setTexts] = useState([String(range?.[0] ?? ''), String(range?.[1] ?? '')] as const)
  const [known, setKnown] = useState(range)
  // Cleared from outside.
  if (known !== undefined && range === undefined) {
    setKnown(undefined)
    setTexts(['', ''])
  }
  const change = (next: readonly [string, string]) => {
    setTexts(next)
    const [low, high] = next.map((text) => (text.trim() === '' ? undefined : Number(text)))
    const isUsable =
      [low, high].every((each) => each === undefined || Number.isFinite(each)) &&
      (low !== undefined || high !== undefined)
    const end = high === undefined ? most : Math.min(most ?? high, high)
    const chosen: NumberRange = [Math.max(least, low ?? least), end]
    const nextRange = isUsable && (end === undefined || chosen[0] <= end) ? chosen : undefined
    setKnown(nextRange)
    onChange(nextRange && { type: 'number_range', range: nextRange })
  }
  const slide = ([low, high]: readonly [number, number]) => {
    const isWhole = low === least && high === most
    const chosen = isWhole ? undefined : ([low, high] as const)
    setTexts(chosen ? [String(low), String(high)] : ['', ''])
    setKnown(chosen)
    onChange(chosen && { type: 'number_range', range: chosen })
  }
  const isReversed = texts[0].trim() !== '' && texts[1].trim() !== '' && Number(texts[0]) > Number(texts[1])
  return (
    <Field label={filter.label} {...(isReversed ? { validationMessage: 'The end cannot be below the start.' } : {})}>
      {() => (
        <div role="group" aria-label={filter.label} className={styles.numbers}>
          {most !== undefined && hasSlider([least, most]) && (
            <RangeSlider
              label={filter.label}
              bounds={[least, most]}
              range={[range?.[0] ?? least, range?.[1] ?? most]}
              onChange={slide}
            />
          )}
          <div className={styles.pair}>
            {(['From', 'To'] as const).map((name, index) => (
              <Input
                key={name}
                type="number"
                className={styles.grow}
                input={{ className: styles.control, min: least, max: most }}
                aria-label={`${filter.label}: ${name.toLowerCase()}`}
                aria-invalid={isReversed}
                placeholder={String((name === 'From' ? least : most) ?? '')}
                contentBefore={name}
                value={texts[index] ?? ''}
                onChange={(_, { value: text }) => change(index === 0 ? [text, texts[1]] : [texts[0], text])}
              />
            ))}
          </div>
        </div>
      )}
    </Field>
  )
}
