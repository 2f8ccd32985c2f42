// Generated from spec/main.tsp by "npm run generate". Do not edit.

export const examples = {"event":["update:task"],"send":["send update:task --to http://127.0.0.1:3000/ --secret-env WEBHOOK_SECRET","send create:task --to http://127.0.0.1:3000/ --set task.name=Night --set /task/id=7","send create:user --edition 2.76 --to http://127.0.0.1:3000/","send saved/0001-update-task --to http://127.0.0.1:3000/"],"sender":["conformance sender --listen 8080 --secret-env WEBHOOK_SECRET --events create:task,update:task"]};
