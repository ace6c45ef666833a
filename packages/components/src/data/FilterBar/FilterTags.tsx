import { Button, Tag, TagGroup } from '@fluentui/react-components'
import { type SyntheticEvent } from 'react'
import { singleClicks } from '../../hooks/doubleClicks.ts'
import { useFilterBarStyles } from './FilterBar.styles.ts'
import { type FilterTag } from './filterValues.ts'

interface FilterTagsProps {
  readonly tags: readonly FilterTag[]
  readonly onRemove: (event: SyntheticEvent, key: string) => void
  readonly onClear: (event: SyntheticEvent) => void
}

export function FilterTags({ tags, onRemove, onClear }: FilterTagsProps) {
  const styles = useFilterBarStyles()
  return (
    <>
      <TagGroup
        aria-label="Active filters"
        {...singleClicks}
        size="small"
        className={styles.tags}
        onDismiss={(event, { value }) => onRemove(event, value)}
      >
        {tags.map(({ key, text, fullText }) => (
          <Tag
            key={key}
            value={key}
            dismissible
            dismissIcon={{ 'aria-label': 'remove' }}
            className={styles.tag}
            primaryText={{ className: styles.tagText, title: fullText }}
          >
            {text}
          </Tag>
        ))}
      </TagGroup>
      <Button size="small" appearance="transparent" onClick={onClear}>
        Clear all
      </Button>
    </>
  )
}
