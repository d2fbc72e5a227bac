export const listPath = '/rdm/project/list';
export const editPath = '/rdm/project/edit';

/** The query of a stored project's page. */
export const storedSearch = (id: string) => `?id=${id}`;
/** The query of the page of a new project of a year. */
export const newSearch = (year: string) => `?new&year=${year}`;
