import { crud, defineResource, integer, longText, string, time } from '../records';
import { text } from '../kernel';

/* The program's logs: rows are added, read and purged after a retention period, never changed. */

/** Fields of every log about the request behind an entry. `time` is the duration in milliseconds. */
const request = {
  logId: string({ label: text('日志编号', 'Number') }),
  /** When the event happened; entries are written with a delay. */
  happenTime: time({ label: text('时间', 'Time') }),
  serviceId: string({ label: text('服务', 'Service') }),
  serverIp: string({ label: text('服务器地址', 'Server address') }),
  serverHost: string({ label: text('服务器名称', 'Server name') }),
  env: string({ label: text('运行环境', 'Environment') }),
  requestId: string({ label: text('请求编号', 'Request number') }),
  method: string({ label: text('请求方法', 'Method') }),
  requestUri: string({ label: text('请求地址', 'Address'), maxLength: 1000 }),
  remoteIp: string({ label: text('操作地址', 'Remote address') }),
  userAgent: string({ label: text('浏览器', 'User agent'), maxLength: 500 }),
  methodClass: string({ label: text('方法类', 'Class of the method') }),
  methodName: string({ label: text('方法名', 'Name of the method') }),
  params: longText({ label: text('请求参数', 'Parameters') }),
  time: string({ label: text('耗时（毫秒）', 'Duration in milliseconds') }),
  createBy: string({ label: text('操作人', 'Account') }),
};

const asLog = {
  naturalKey: ['logId'],
  order: [{ field: 'happenTime', descending: true }],
  calls: ['list', 'detail'],
  origin: 'derived',
} as const;

/** Usual log (通用日志): events of the program, e.g. a finished import. */
export const usualLog = defineResource('blade-log/usual', {
  label: text('通用日志', 'Event log'),
  fields: {
    ...request,
    logLevel: string({ label: text('日志级别', 'Level') }),
    logData: longText({ label: text('日志内容', 'Content') }),
  },
  ...asLog,
  title: 'logData',
  search: ['logLevel', 'createBy', 'logData'],
  whenEmpty: text(
    '导入完成、任务结束等系统事件会自动记在这里',
    'Events of the program, such as a finished import, are written here automatically',
  ),
  columns: ['logLevel', 'logData', 'createBy', 'happenTime'],
  permissions: crud('log_usual'),
});

/** Api log (接口日志): who signed in and out, and who wrote what. */
export const apiLog = defineResource('blade-log/api', {
  label: text('接口日志', 'Call log'),
  fields: {
    ...request,
    type: string({ label: text('日志类型', 'Kind') }),
    title: string({ label: text('操作', 'What was done') }),
    answerCode: integer({ label: text('应答码', 'Response code') }),
    /** The access token a program called with. */
    tokenName: string({ label: text('访问令牌', 'Access token') }),
  },
  ...asLog,
  title: 'title',
  search: ['title', 'createBy', 'tokenName', 'requestUri', 'remoteIp'],
  columns: ['title', 'method', 'requestUri', 'createBy', 'tokenName', 'remoteIp', 'time', 'answerCode', 'happenTime'],
  permissions: crud('log_api'),
});

/** Error log (错误日志): errors of the server, and client-side errors sent by browsers. */
export const errorLog = defineResource('blade-log/error', {
  label: text('错误日志', 'Error log'),
  fields: {
    ...request,
    exceptionName: string({ label: text('异常名称', 'Exception') }),
    message: longText({ label: text('异常信息', 'Message') }),
    stackTrace: longText({ label: text('堆栈信息', 'Stack'), maxLength: 8000 }),
    fileName: string({ label: text('文件名', 'File'), maxLength: 500 }),
    lineNumber: integer({ label: text('行号', 'Line') }),
  },
  ...asLog,
  title: 'message',
  search: ['exceptionName', 'message', 'requestId', 'createBy'],
  whenEmpty: text('保留期限内没有出错的请求', 'No request has failed within the time that logs are kept'),
  columns: ['exceptionName', 'message', 'requestUri', 'createBy', 'happenTime'],
  permissions: crud('log_error'),
});

export const logResources = [usualLog, apiLog, errorLog] as const;
