/* The pages of one's own hours and of those to approve, and the rights they need. */

export const hoursFill = { path: '/rdm/my-hours', permission: 'hoursmonth_fill' } as const;
export const hoursReviewMenu = { path: '/rdm/hours-approval', permission: 'hoursapproval_review' } as const;
