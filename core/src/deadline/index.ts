export { calendarFeed } from './calendar-feed';
export { type DeadlinePort, deadlineCalls } from './deadline-calls';
export { deadlineDictionaries, deadlineKinds, type DeadlineKind } from './deadline-dictionaries';
export { deadlineHooks } from './deadline-hooks';
export { deadline } from './deadline';
export { lawDeadlines } from './law-deadlines';
export type { YearDeadline } from './year-deadlines';
export { deadlineReminders } from './deadline-reminders';
