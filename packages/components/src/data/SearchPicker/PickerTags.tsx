import { Tag, TagGroup } from '@fluentui/react-components'
import { type SyntheticEvent } from 'react'
import { singleClicks } from '../../hooks/doubleClicks.ts'
import { useSearchPickerStyles } from './SearchPicker.styles.ts'

interface PickerTagsProps {
  readonly label: string
  readonly values: readonly string[]
  readonly nameOf: (value: string) => string | undefined
  readonly isDisabled: boolean
  readonly onRemove: (event: SyntheticEvent, value: string) => void
}

export function PickerTags({ label, values, nameOf, isDisabled, onRemove }: PickerTagsProps) {
  const styles = useSearchPickerStyles()
  return (
    <TagGroup
      {...singleClicks}
      aria-label={label}
      className={styles.tags}
      disabled={isDisabled}
      dismissible
      onDismiss={(event, { value }) => onRemove(event, value)}
    >
      {values.map((value) => {
        const name = nameOf(value) ?? value
        return (
          <Tag
            key={value}
            value={value}
            aria-label={`Remove ${name}`}
            size="small"
            title={name}
            className={styles.tag}
            primaryText={{ className: styles.tagText }}
          >
            <bdi>{name}</bdi>
          </Tag>
        )
      })}
    </TagGroup>
  )
}
