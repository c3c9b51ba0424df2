/** Texts for editing a published post. */
import { defineMessages } from '../../domain/i18n'

export const EDIT = defineMessages('EDIT', {
  edit: 'Edit',
  editLabel: (title: string) => `Edit ${title}`,
  heading: (noun: string) => `Edit this ${noun}`,
  title: 'Title',
  titleEmpty: (title: string) => `Without one it is called “${title}”.`,
  name: 'Name',
  description: 'Description',
  tags: 'Tags',
  tagsHint: 'Words with spaces between. The # comes by itself.',
  scriptFixed: 'The script stays as it was read aloud. Record the story again to change it.',
  namesNobody: 'Title and tags do not say who this story is about, beyond what the story itself says.',
  restored: 'What you had typed before is back.',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving',
  saved: 'Changes saved',
  edited: 'Edited',
})
