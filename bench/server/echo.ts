// The least a server with sockets can do: sends back whatever comes.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

const http = createServer();
const doors = new WebSocketServer({ server: http, perMessageDeflate: false });
doors.on('connection', (socket) => {
  socket.on('message', (data) => socket.send(data.toString()));
});
http.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(http.address() as AddressInfo).port}/`));
